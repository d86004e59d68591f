import { serve } from './server.ts';

/** One server for the whole run; Playwright calls what is returned at its end. */
export default function globalSetup(): Promise<() => Promise<void>> {
  return serve();
}
