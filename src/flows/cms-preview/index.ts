export { CmsPreview } from './CmsPreview.tsx';
