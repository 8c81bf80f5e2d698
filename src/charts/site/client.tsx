import { views } from './views.tsx';
import { hydrate } from './hydrate.tsx';

hydrate(views);
