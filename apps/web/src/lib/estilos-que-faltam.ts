/**
 * Takes away the element of a style sheet that could not be fetched. What fetches the code of a part
 * of the page takes an element that stands there for a style sheet that came, and would draw the
 * part without it until the page is reloaded; without the element it is fetched again.
 */
export function esquecerEstilosQueFaltam(documento: Document = document): void {
  // Such an error does not bubble: it is heard on its way down.
  documento.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove();
    },
    true,
  );
}
