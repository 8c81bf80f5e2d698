import { simulatorViews } from './simulator.views.tsx';
import { wake } from './wake.tsx';

wake(simulatorViews);
