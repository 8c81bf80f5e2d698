import type { simulatorViews } from './simulator.views.tsx';
import type { views } from './views.tsx';

type Views = typeof views & typeof simulatorViews;

/**
 * A page of the static site: a view of views.tsx or simulator.views.tsx and its data, which must be plain JSON, because
 * the browser hydrates the page with it.
 */
export type SitePage = {
  [View in keyof Views]: {
    /** In the site's folder, not in a subfolder: pages link to each other by name only. */
    file: `${string}.html`;
    title: string;
    view: View;
    data: Parameters<Views[View]>[0];
  };
}[keyof Views];

/** A file that pages link to. */
export interface SiteFile {
  file: string;
  content: string | Buffer;
}

/** A part of the site. */
export interface Section {
  pages: () => Promise<SitePage[]>;
  /** The files that its pages link to; called after `pages`. */
  files?: () => Promise<SiteFile[]>;
}
