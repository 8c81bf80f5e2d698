import type { simulatorViews } from './simulator.views.tsx';
import type { views } from './views.tsx';

type Views = typeof views & typeof simulatorViews;

/**
 * A page of the static site: a view of views.tsx or simulator.views.tsx and what it shows, which must be plain JSON:
 * the browser hydrates the page with it.
 */
export type SitePage = {
  [View in keyof Views]: {
    /** In the site's folder, without a folder of its own: pages find each other by name alone. */
    file: `${string}.html`;
    title: string;
    view: View;
    data: Parameters<Views[View]>[0];
  };
}[keyof Views];

/** A file that pages lead to. */
export interface SiteFile {
  file: string;
  content: string | Buffer;
}

/** A part of the site. */
export interface Section {
  pages: () => Promise<SitePage[]>;
  /** What its pages lead to; asked for after these. */
  files?: () => Promise<SiteFile[]>;
}
