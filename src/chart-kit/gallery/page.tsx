import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { nightProperties, pagePalette } from '../draw/palette.ts';

const { paper, ink, inkSoft, lineStrong, moss } = pagePalette;

const styles = `
@media (prefers-color-scheme: dark) { :root { color-scheme: dark; ${nightProperties} } }
body { margin: 0 auto; max-width: 75rem; padding: 1.5rem; font-family: system-ui, sans-serif; line-height: 1.5; color: ${ink}; background: ${paper}; }
a { color: ${moss}; }
p, li { max-width: 65ch; }
small { color: ${inkSoft}; }
figure { margin: 1rem 0; overflow: auto; border: 1px solid ${lineStrong}; }
table { border-collapse: collapse; }
th, td { padding: 0.25rem 1rem 0.25rem 0; text-align: start; vertical-align: top; }
`;

/** Returns a page as HTML that needs no other file. */
export const pageOf = (title: string, content: ReactNode): string =>
  `<!doctype html>\n${renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <main>{content}</main>
      </body>
    </html>,
  )}\n`;
