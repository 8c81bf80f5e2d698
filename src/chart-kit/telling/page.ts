import { nameOf } from './touches.ts';

const ROLES: Readonly<Record<string, string>> = {
  BUTTON: 'button',
  A: 'link',
  SELECT: 'choice',
  TEXTAREA: 'field',
  INPUT: 'field',
  OUTPUT: 'status',
  IMG: 'picture',
};

/** Those whose whole text is their name, or their value. */
const TOLD =
  'h1, h2, h3, h4, h5, h6, button, a[href], select, textarea, input, img, output, [role=alert], [role=status]';
const UNSEEN = '[hidden], [aria-hidden=true], template, script, style, [data-live-announcer]';
const MOST = 60;

function toldOf(element: Element): string {
  const role =
    element.getAttribute('role') ?? (/^H\d$/.test(element.tagName) ? 'heading' : (ROLES[element.tagName] ?? ''));
  const { value = '', checked = false } = element as Partial<HTMLInputElement>;
  const facts = [
    ...(value !== '' && /^(INPUT|SELECT|TEXTAREA)$/.test(element.tagName) ? [`= “${value}”`] : []),
    ...(checked ? ['checked'] : []),
    ...(element.matches('[disabled], [aria-disabled=true]') ? ['disabled'] : []),
    ...(element.matches('[aria-invalid=true]') ? ['invalid'] : []),
  ];
  return [role, `“${nameOf(element)}”`, ...facts].join(' ');
}

/** What a page shows, short, in the order of reading: headings, messages, controls with their values, and text. */
export function pageInWords({ body }: Document): string {
  const told: string[] = [];
  const read = (parent: Element): void => {
    for (const node of parent.childNodes) {
      const text = node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '').replaceAll(/\s+/g, ' ').trim() : '';
      if (text !== '') told.push(text);
      if (!(node instanceof Element) || node.matches(UNSEEN)) continue;
      if (node.matches(TOLD)) told.push(toldOf(node));
      else read(node);
    }
  };
  read(body);
  const rest = told.length - MOST;
  return told.length === 0
    ? 'nothing'
    : [...told.slice(0, MOST), ...(rest > 0 ? [`and ${rest} more`] : [])].join(' · ');
}
