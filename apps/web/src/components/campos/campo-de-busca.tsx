import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import classes from './campo-de-busca.module.css';

/** Pause in typing after which what is typed is searched, in ms. */
const PAUSA_MS = 200;

interface Props {
  rotulo: string;
  placeholder: string;
  /** What is searched now. */
  value: string;
  /** Called with what is typed, after a pause in typing. */
  aoBuscar: (termo: string) => void;
  /** Called with what is typed, on Enter. */
  aoConfirmar?: (termo: string) => void;
}

/** A search field. It follows the typing, and the address when that changes from elsewhere. */
export function CampoDeBusca({ rotulo, placeholder, value, aoBuscar, aoConfirmar }: Props) {
  const [termo, setTermo] = useState(value);
  const pedido = useRef(value);
  const buscar = useDebouncedCallback((digitado: string) => {
    pedido.current = digitado;
    aoBuscar(digitado);
  }, PAUSA_MS);

  // Takes over a term that came with Back, forward or a link; but not the answer to what was typed
  // here, because the typing may have gone on.
  useEffect(() => {
    if (value === pedido.current) return;
    pedido.current = value;
    setTermo(value);
  }, [value]);

  return (
    <form
      className={classes.busca}
      onSubmit={(evento) => {
        evento.preventDefault();
        // Enter may lead to another page, whose address the term has no place in.
        buscar.flush();
        aoConfirmar?.(termo.trim());
      }}
    >
      <IconSearch size={16} aria-hidden className={classes.lupa} />
      <input
        type="search"
        className={classes.campo}
        placeholder={placeholder}
        aria-label={rotulo}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={termo}
        onChange={(evento) => {
          setTermo(evento.currentTarget.value);
          buscar(evento.currentTarget.value);
        }}
      />
    </form>
  );
}
