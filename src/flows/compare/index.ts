export { Compare } from './Compare.tsx';
export { CompareLink } from './CompareLink.tsx';
