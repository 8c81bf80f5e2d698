export { LaterVideo } from './LaterVideo.tsx';
