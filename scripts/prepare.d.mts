export declare function isInstalled(folder: string): boolean;
export declare function newest(path: string): number;
export declare function prepare(how: { build: boolean }): Promise<{ node: string; root: string }>;
