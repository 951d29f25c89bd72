/** Whether the splash has done its checks since the page was loaded: until then every route leads to it. */
let done = false;
export const isBooted = (): boolean => done;
export const markBooted = (): void => {
  done = true;
};

/** Where to go once signed in: the route first asked for, when it is a screen of the shell. */
export const askedRoute = (search: Readonly<Record<string, unknown>>): string => {
  const asked = typeof search.vers === 'string' ? search.vers : '';
  return asked.startsWith('/') && !asked.startsWith('//') && !/^\/(splash|login)\b/.test(asked) ? asked : '/home';
};
export const entranceHref = (path: string, asked: string): string =>
  asked && asked !== '/' && asked !== '/home' ? `${path}?vers=${encodeURIComponent(asked)}` : path;
