/** The colours of a drawing: custom properties in a page, values in a file. */
export type Palette = Record<
  | 'paper'
  | 'surface'
  | 'sunken'
  | 'ink'
  | 'inkSoft'
  | 'lineStrong'
  | 'moss'
  | 'mossSoft'
  | 'warning'
  | 'success'
  | 'danger'
  | 'info',
  string
>;

/**
 * Returns the styles of a drawing, in selectors and properties that every reader of SVG supports (no nesting, no custom
 * properties). Type sizes are those of typeset.ts, because the boxes are measured with them. `under` is the selector
 * that the rules apply to.
 */
export function looksOf(palette: Palette, font: string, under: string): string {
  const { paper, surface, sunken, ink, inkSoft, lineStrong, moss, mossSoft, warning, success, danger, info } = palette;
  const kinds = {
    event: ink,
    after: warning,
    done: success,
    error: danger,
    always: lineStrong,
    starts: moss,
    tells: ink,
    hears: info,
  } as const;
  const marks = { good: success, bad: danger, gone: danger, changed: warning, quiet: inkSoft } as const;
  const type = (size: number, weight: number) => `font-family: ${font}; font-size: ${size}px; font-weight: ${weight};`;
  const rules: [string, string][] = [
    ['text', `${type(12, 400)} fill: ${ink}; white-space: pre;`],
    ["[data-style='root']", `${type(22, 600)} letter-spacing: -0.01em;`],
    ["[data-style='title']", type(15, 600)],
    ["[data-style='event'], [data-style='sign']", 'font-weight: 600;'],
    ["[data-style='note'], [data-style='action'], [data-style='row'], [data-style='guard']", `fill: ${inkSoft};`],
    ["[data-style='action']", 'font-size: 11px;'],
    ["[data-part='shape']", `fill: ${surface}; stroke: ${lineStrong}; stroke-width: 1.25;`],
    ["[data-part='ring']", `fill: none; stroke: ${lineStrong}; stroke-width: 1.25;`],
    ["[data-box='root'] > [data-part='shape']", 'fill: none; stroke: none;'],
    ...['compound', 'parallel', 'region', 'group'].map((kind): [string, string] => [
      `[data-box='${kind}'] > [data-part='shape']`,
      `fill: ${paper};`,
    ]),
    ...['region', 'group', 'anywhere', 'folded-region'].map((kind): [string, string] => [
      `[data-box='${kind}'] > [data-part='shape']`,
      'stroke-dasharray: 5 4;',
    ]),
    ["[data-part='head']", `fill: ${mossSoft};`],
    ["[data-box='closed'] [data-part='shape']", `fill: ${mossSoft}; stroke: ${moss};`],
    ["[data-box='closed'] [data-part='sheet']", `fill: ${paper}; stroke: ${moss}; stroke-width: 1;`],
    ...['sign', 'anywhere'].map((kind): [string, string] => [
      `[data-box='${kind}'] [data-part='shape']`,
      `fill: ${sunken}; stroke: ${lineStrong}; stroke-width: 1;`,
    ]),
    ...['folded', 'folded-region'].map((kind): [string, string] => [
      `[data-box='${kind}'] > [data-part='shape']`,
      `fill: ${sunken};`,
    ]),
    ["[data-box='initial'] circle", `fill: ${ink};`],
    ['[data-glyph]', `fill: none; stroke: ${inkSoft}; stroke-width: 1.5;`],
    ["[data-part='line']", 'fill: none; stroke-width: 1.5;'],
    ...Object.entries(kinds).flatMap(([kind, colour]): [string, string][] => [
      [`[data-kind='${kind}'] > [data-part='line']`, `stroke: ${colour};`],
      [`[data-kind='${kind}'] > [data-part='tip']`, `fill: ${colour};`],
      [`[data-row][data-kind='${kind}'] [data-style='event']`, `fill: ${colour};`],
    ]),
    ...(['after', 'done', 'error'] as const).map((kind): [string, string] => [
      `[data-row] > [data-glyph='${kind}']`,
      `stroke: ${kinds[kind]};`,
    ]),
    ["[data-kind='always'] > [data-part='line']", 'stroke-dasharray: 2 3;'],
    ["[data-kind='after'] > [data-part='line']", 'stroke-dasharray: 7 3;'],
    ["[data-kind='hears'] > [data-part='line']", 'stroke-dasharray: 7 3;'],
    ["[data-kind='starts'] > [data-part='line']", 'stroke-width: 2.5;'],
    ...Object.entries(marks).flatMap(([mark, colour]): [string, string][] => [
      [`[data-mark='${mark}'] > [data-part='shape']`, `stroke: ${colour}; stroke-width: 3;`],
      [`[data-line][data-mark='${mark}'] > [data-part='line']`, `stroke: ${colour};`],
      [`[data-line][data-mark='${mark}'] > [data-part='tip']`, `fill: ${colour};`],
      [`[data-row][data-mark='${mark}'] [data-style='event']`, `fill: ${colour};`],
      [`[data-row][data-mark='${mark}'] > [data-glyph]`, `stroke: ${colour};`],
    ]),
    ["[data-line][data-mark='quiet']", 'opacity: 0.55;'],
    // Bad and excluded parts are shown by more than their colour.
    ["[data-mark='bad'] > [data-part='shape']", 'stroke-dasharray: 9 4;'],
    ["[data-row][data-mark='bad'] [data-style='event']", 'text-decoration: underline;'],
    ["[data-mark='quiet'] > [data-part='shape']", 'stroke-width: 1.25; stroke-dasharray: 2 4;'],
    ["[data-mark='gone'] [data-style='title'], [data-row][data-mark='gone'] text", 'text-decoration: line-through;'],
    ["[data-part='ground']", `fill: ${paper};`],
  ];
  const below = (selectors: string) =>
    selectors
      .split(', ')
      .map((selector) => `${under} ${selector}`)
      .join(', ');
  return rules.map(([selectors, properties]) => `${below(selectors)} { ${properties} }`).join('\n');
}
