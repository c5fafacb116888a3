/// The script of the `html` format: it filters the findings, and draws their pictures when they come into view.
///
/// A browser passes over files until one comes near, and from then on over the findings of that one: places of findings
/// stay while others get their size only where nothing around them is passed over.
enum HTMLScript {
    static let text = """

        const near = new Set();
        function draw(pictures) {
          const markup = pictures.querySelector('noscript');
          if (!markup) return;
          pictures.innerHTML = markup.textContent;
          for (const use of pictures.querySelectorAll('use')) {
            const [, number] = use.getAttribute('href').match(/picture-(\\d+)/);
            draw(document.querySelector(`#finding-${number} .pictures`));
          }
        }
        const drawAll = element => element.querySelectorAll('.pictures').forEach(draw);
        function show(part) {
          if (part.matches('.file')) part.classList.add('seen'); else drawAll(part);
        }
        addEventListener('contentvisibilityautostatechange', ({target, skipped}) => {
          if (skipped) return;
          near.add(target);
          show(target);
        });
        addEventListener('beforeprint', () => drawAll(document));
        // What a link leads to gets its place when the files around it have their size.
        function settle() {
          const place = () => document.querySelector(':target')?.scrollIntoView();
          requestAnimationFrame(() => requestAnimationFrame(place));
        }
        addEventListener('hashchange', settle);
        addEventListener('DOMContentLoaded', () => {
          // Some came near before all of them was read.
          near.forEach(show);
          if (!('ContentVisibilityAutoStateChangeEvent' in window)) drawAll(document);
          if (location.hash) settle();
          const form = document.querySelector('form.filter'), output = form.querySelector('output');
          function filter() {
            const {severity, rule, file} = Object.fromEntries(new FormData(form));
            let shown = 0, all = 0;
            for (const section of document.querySelectorAll('.file')) {
              let count = 0;
              for (const article of section.querySelectorAll('article')) {
                const matches = (!severity || article.dataset.severity === severity)
                  && (!rule || article.dataset.rule === rule) && (!file || section.id === file);
                article.hidden = !matches;
                if (matches) count++;
                all++;
              }
              section.hidden = count === 0;
              section.style.setProperty('--count', count);
              shown += count;
            }
            output.textContent = `${shown} of ${all} shown`;
          }
          form.addEventListener('input', filter);
          form.addEventListener('reset', () => setTimeout(filter));
          form.addEventListener('submit', event => event.preventDefault());
          form.hidden = false;
          // A page that is opened again keeps what was chosen.
          if ([...new FormData(form).values()].some(Boolean)) filter();
        });

        """
}
