import { Button } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { useEstadoNoEndereco } from '../../components/endereco/use-estado-no-endereco.ts';
import { EsqueletoDeLista } from '../../components/ui/esqueleto.tsx';
import { sobDemanda } from '../../lib/sob-demanda.tsx';
import { TituloDaPagina } from './comum/titulo-da-pagina.tsx';
import { FECHADA, PARAMETROS } from './kit/demonstracao.ts';
import { DialogosDoKit, EstadosDoKit } from './kit/dialogos-do-kit.tsx';
import classes from './kit/kit.module.css';
import { TabelaDoKit } from './kit/tabela-do-kit.tsx';

const GavetaDoKit = sobDemanda(() => import('./kit/gaveta-do-kit.tsx'));
const QuadroDoKit = sobDemanda(() => import('./kit/quadro-do-kit.tsx'));

function Secao({ titulo, children }: { titulo: string; children: ReactNode }) {
  return (
    <section className={classes.secao}>
      <h2>{titulo}</h2>
      {children}
    </section>
  );
}

/** `/kit`: every component of the interface in every state, over invented data; in no menu. */
export default function Kit() {
  const endereco = useEstadoNoEndereco(PARAMETROS, FECHADA);
  return (
    <div className={classes.pagina}>
      <div className={classes.topo}>
        <TituloDaPagina titulo="Kit de interface" />
        <Button onClick={() => endereco.abrir({ nova: true })}>Nova nota</Button>
      </div>
      <Secao titulo="Tabela">
        <TabelaDoKit endereco={endereco} />
      </Secao>
      <Secao titulo="Quadro">
        <Suspense fallback={<EsqueletoDeLista linhas={3} />}>
          <QuadroDoKit />
        </Suspense>
      </Secao>
      <Secao titulo="Perguntas e avisos">
        <DialogosDoKit />
      </Secao>
      <Secao titulo="Estados e mês">
        <EstadosDoKit />
      </Secao>
      <Suspense>
        <GavetaDoKit endereco={endereco} />
      </Suspense>
    </div>
  );
}
