import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { type Source, shownType } from '../page.ts';

/** Notes how the document felt that was opened. A vital is final when the page is hidden, at the latest. */
export const watchVitals: Source = (note, router) => {
  const pageType = shownType(router);
  let isWatching = true;
  const tell = ({ name, value }: Metric) => {
    if (isWatching) note({ event: 'web-vital', pageType, name, value: Math.round(value * 1000) / 1000 });
  };
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(tell);
  return () => {
    isWatching = false;
  };
};
