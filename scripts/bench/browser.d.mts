import type { Browser } from '@playwright/test';

export declare const chromiumPath: string | undefined;
export declare function launch(more?: readonly string[]): Promise<Browser>;
