// The styles of a banner without its code, for pages that the server renders it on (TopBlocks.tsx).
import '../parts/ground.ts';
import '../parts/margins.ts';
import '../parts/row.ts';
import '../parts/text-look.ts';
import './frame.ts';
import './shapes.ts';
import './stage.ts';
import './text-styles.ts';
