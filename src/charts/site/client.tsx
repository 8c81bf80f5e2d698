import { views } from './views.tsx';
import { wake } from './wake.tsx';

wake(views);
