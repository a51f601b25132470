/** Fires `pagehide`, as closing the tab does, and waits until the page has sent its last calls. */
export async function sairDaPagina(): Promise<void> {
  window.dispatchEvent(new Event('pagehide'));
  // The false network receives a call a moment after the page makes it.
  await new Promise((passar) => requestAnimationFrame(passar));
}
