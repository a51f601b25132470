import { Fragment } from 'react';

/** An address that is broken at its signs where it does not fit, before it is broken anywhere. */
export const ComQuebras = ({ texto }: { texto: string }) =>
  texto.split(/(?<=[@.])/).map((parte, i, { length }) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other name.
    <Fragment key={i}>
      {parte}
      {i < length - 1 && <wbr />}
    </Fragment>
  ));
