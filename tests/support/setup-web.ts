import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';

// A busy machine takes its time over the first screen; what never comes still fails.
configure({ asyncUtilTimeout: 20_000 });

/** What jsdom lacks and the component library asks for: media queries, resize observers, scrolling, fonts. */
class SilentResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

const mediaQuery = (query: string): MediaQueryList =>
  ({
    matches: false,
    media: query,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
    addEventListener: () => {},
    removeEventListener: () => {},
    dispatchEvent: () => false,
  }) as MediaQueryList;

window.matchMedia = mediaQuery;
window.ResizeObserver = SilentResizeObserver;
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
Element.prototype.scrollTo = () => {};
Object.defineProperty(document, 'fonts', {
  value: { addEventListener: () => {}, removeEventListener: () => {}, ready: Promise.resolve() },
  configurable: true,
});
// Virtual lists measure their rows: give every element a size, so that rows are drawn.
for (const height of ['offsetHeight', 'clientHeight'])
  Object.defineProperty(HTMLElement.prototype, height, { get: () => 600, configurable: true });
for (const width of ['offsetWidth', 'clientWidth'])
  Object.defineProperty(HTMLElement.prototype, width, { get: () => 1024, configurable: true });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.location.hash = '';
});
afterEach(() => cleanup());
