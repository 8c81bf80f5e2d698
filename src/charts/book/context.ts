import { createContext, useContext } from 'react';

/** The relative path from a page to the book's folder: `.` or `..`. */
const Root = createContext('.');

export const RootProvider = Root.Provider;
export const useRoot = (): string => useContext(Root);
