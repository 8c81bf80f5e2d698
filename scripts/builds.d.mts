export declare const testBuilds: string;
export declare function buildsFolder(): string;
export declare function currentBuild(home?: string): string | null;
export declare function madeAt(folder: string): number;
export declare function serveBuild(home?: string): { folder: string; earlier: string[]; newest(): string | null };
export declare function beginBuild(home?: string): { folder: string; publish(): void; discard(): void };
