import { hydrateRoot } from 'react-dom/client';
import { type Content, SitePage } from './SitePage.tsx';
import type { AnyViews } from './views.tsx';

const read = (id: string): Content => JSON.parse(document.getElementById(id)?.textContent ?? '') as Content;

/** Hydrates the page that contains this script, with the data in the page. */
export function hydrate(views: AnyViews): void {
  const root = document.getElementById('root');
  if (root) hydrateRoot(root, <SitePage views={views} {...read('content')} />);
}
