import type { ReactNode } from 'react';
import { Marca } from '../../../components/ui/marca.tsx';
import { useSemRede } from '../../../lib/use-sem-rede.ts';
import classes from './cartao-de-entrada.module.css';
import { Recado } from './recado.tsx';

/** Frame of the sign-in screens: logo, title and one form. */
export function CartaoDeEntrada({
  titulo,
  subtitulo,
  children,
}: {
  titulo: string;
  subtitulo?: string;
  children: ReactNode;
}) {
  const semRede = useSemRede();
  return (
    <main className={classes.tela}>
      <div className={classes.marca}>
        <Marca tamanho={36} />
      </div>
      <div className={classes.cartao}>
        <header className={classes.cabecalho}>
          <h1 className={classes.titulo}>{titulo}</h1>
          {subtitulo && <p className={classes.subtitulo}>{subtitulo}</p>}
        </header>
        {semRede && <Recado tipo="info">Sem conexão. Conecte-se para entrar.</Recado>}
        {children}
      </div>
    </main>
  );
}
