/// The style of the `html` format, light and dark, and for paper.
enum HTMLStyle {
    static let text = """
        :root{color-scheme:light dark;--paper:#fff;--card:#fff;--back:#f4f5f8;--ink:#1b1f27;--quiet:#565f70;--line:#d5dae3;
        --link:#1b4fc4;--error:#b3151f;--warning:#865000;--info:#1f58b8;--mark:#ffe2a8;--del:#ffdcdc;--ins:#d6f3da}
        @media (prefers-color-scheme:dark){:root{--paper:#14171d;--card:#1a1e26;--back:#0f1217;--ink:#eceff5;--quiet:#a3adbd;
        --line:#343b48;--link:#8cb1ff;--error:#ff8a8f;--warning:#f3b862;--info:#8cb1ff;--mark:#5a4310;--del:#5a2226;--ins:#1d4a29}}
        *{box-sizing:border-box}
        body{margin:0 auto;padding:1.5rem;max-width:72rem;background:var(--back);color:var(--ink);
        font:15px/1.5 -apple-system,'Segoe UI','Helvetica Neue',Helvetica,Arial,sans-serif}
        header p{margin:.2rem 0}
        h1{margin:0;font-size:1.6rem}
        h2{margin:2rem 0 .75rem;font-size:1.25rem}
        h3{margin:1.5rem 0 .75rem;font-size:1rem;overflow-wrap:anywhere}
        h4{margin:0;font-size:1rem;font-weight:600;overflow-wrap:anywhere}
        a{color:var(--link)}
        :focus-visible{outline:2px solid var(--link);outline-offset:2px}
        code,pre{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:.87em}
        code{overflow-wrap:anywhere}
        .tables{display:flex;flex-wrap:wrap;gap:1rem;align-items:flex-start}
        .scroll{overflow-x:auto;max-height:24rem;overflow-y:auto;background:var(--card);border:1px solid var(--line);border-radius:8px}
        table{border-collapse:collapse}
        caption{padding:.6rem .75rem 0;text-align:left;font-weight:600}
        th,td{padding:.3rem .75rem;text-align:right;font-weight:400}
        thead th{color:var(--quiet)}
        tr>:first-child{text-align:left;overflow-wrap:anywhere}
        tbody tr{border-top:1px solid var(--line)}
        .filter{position:sticky;top:0;z-index:1;display:flex;flex-wrap:wrap;gap:.75rem;align-items:center;margin:1.5rem 0 0;
        padding:.75rem;background:var(--card);border:1px solid var(--line);border-radius:8px}
        .filter[hidden]{display:none}
        @media (max-width:48rem){.filter{position:static}}
        select,button{font:inherit;max-width:16rem;padding:.2rem .5rem;color:var(--ink);background:var(--paper);
        border:1px solid var(--quiet);border-radius:5px}
        section,article,.rule{scroll-margin-top:5rem}
        article,.rule{margin:0 0 1rem;padding:1rem 1.25rem;background:var(--card);border:1px solid var(--line);border-radius:8px}
        .file h3{margin-top:.5rem}
        article{content-visibility:auto;contain-intrinsic-size:auto 30rem}
        @media screen and (scripting:enabled){.file:not(.seen){content-visibility:auto;
        contain-intrinsic-size:auto calc(var(--count)*(33rem + 2px) + 2.75rem)}}
        .rule h3{margin-top:0}
        h4>span{display:inline-block;margin-right:.35rem;padding:0 .45rem;border:1px solid;border-radius:999px;font-size:.8rem}
        [data-severity=error] h4>span{color:var(--error)}
        [data-severity=warning] h4>span{color:var(--warning)}
        [data-severity=info] h4>span{color:var(--info)}
        .place,.related,.why,pre::before,figcaption,footer{color:var(--quiet)}
        .place{margin:.25rem 0 .75rem;overflow-wrap:anywhere}
        pre{margin:.5rem 0;padding:.5rem .75rem;white-space:pre-wrap;overflow-wrap:anywhere;background:var(--back);border-radius:5px}
        pre::before{content:attr(data-line) ' '}
        mark{color:inherit;background:var(--mark);border-radius:2px}
        del{background:var(--del)}
        ins{background:var(--ins);text-decoration:none}
        del+ins{margin-left:.25em}
        .legend{margin:0 0 1rem}
        .legend svg{max-width:100%;height:auto}
        .pictures{display:flex;flex-wrap:wrap;gap:1rem;margin:.75rem 0}
        @media (scripting:none){.pictures noscript{display:contents}}
        figure{margin:0;max-width:100%;border:1px solid var(--line);border-radius:5px;background:var(--paper)}
        figure svg{display:block;max-width:100%}
        figcaption{padding:.4rem .75rem 0;font-weight:600}
        .fix,.why{margin:.5rem 0}
        .notes{margin:.5rem 0;padding-left:1.25rem;color:var(--quiet)}
        @media print{body{max-width:none;padding:0;background:none}.filter{display:none}
        article{content-visibility:visible}article,.rule{break-inside:avoid}.scroll{max-height:none}}

        """
}
