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
  /** Told after a pause in typing. */
  aoBuscar: (termo: string) => void;
  /** Enter, with what is typed. */
  aoConfirmar?: (termo: string) => void;
}

/** A search that follows the typing, and the address when it changes under it. */
export function CampoDeBusca({ rotulo, placeholder, value, aoBuscar, aoConfirmar }: Props) {
  const [termo, setTermo] = useState(value);
  const pedido = useRef(value);
  const buscar = useDebouncedCallback((digitado: string) => {
    pedido.current = digitado;
    aoBuscar(digitado);
  }, PAUSA_MS);

  // Back, forward, a link; not the echo of what was typed, which may have gone on since.
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
