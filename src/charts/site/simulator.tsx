import { simulatorViews } from './simulator.views.tsx';
import { hydrate } from './hydrate.tsx';

hydrate(simulatorViews);
