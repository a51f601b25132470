import { Loader } from '@mantine/core';
import classes from './sobreposicao.module.css';

/** The full-screen loading overlay (specification part 1 §2.5). While it fades the page is free again. */
export function Sobreposicao({ mensagem, saindo }: { mensagem: string; saindo: boolean }) {
  return (
    <div
      className={saindo ? `${classes.sobreposicao} ${classes.saindo}` : classes.sobreposicao}
      role="status"
      data-carregando
    >
      <Loader size={28} aria-hidden />
      <p>{mensagem}</p>
    </div>
  );
}
