import { hydrateRoot } from 'react-dom/client';
import { type Content, SitePage } from './SitePage.tsx';

const read = (id: string): Content => JSON.parse(document.getElementById(id)?.textContent ?? '') as Content;

const root = document.getElementById('root');
if (root) hydrateRoot(root, <SitePage {...read('content')} />);
