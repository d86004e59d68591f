import type { PlaceOrder, PlaceReady } from './place-order.ts';
import { rasterOf } from './place-order.ts';

/** Paints places beside the page, so that it never waits for its ground. */
addEventListener('message', ({ data }: MessageEvent<PlaceOrder>) => {
  const answer: PlaceReady = rasterOf(data);
  postMessage(answer, { transfer: [answer.bitmap] });
});
