export { Recommendations } from './Recommendations.tsx';
