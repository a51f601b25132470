/** Leaves the page as somebody who closes its tab: whatever waits to be sent is sent by then. */
export async function sairDaPagina(): Promise<void> {
  window.dispatchEvent(new Event('pagehide'));
  // The network hears of a call a moment after the page makes it.
  await new Promise((passar) => requestAnimationFrame(passar));
}
