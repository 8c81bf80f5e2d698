import { createContext, useContext } from 'react';

/** The book's folder as a page of it sees it: `.` or `..`. */
const Root = createContext('.');

export const RootProvider = Root.Provider;
export const useRoot = (): string => useContext(Root);
