import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { EsqueletoDeLista } from '../../components/ui/esqueleto.tsx';
import { LimiteDeErro } from '../../components/ui/limite-de-erro.tsx';
import { ListaDeTimes } from '../../features/times/components/lista-de-times.tsx';
import { endereco } from '../../features/times/times.registro.ts';
import { sobDemanda } from '../../lib/sob-demanda.tsx';
import { BotaoDeNovo } from '../../registros/botao-de-novo.tsx';
import { AbasDaPagina } from './comum/abas-da-pagina.tsx';
import classes from './comum/pagina-de-tabela.module.css';
import { TituloDaPagina } from './comum/titulo-da-pagina.tsx';

/** Code of its own: fetched once the tab is opened. */
const ListaDeAusencias = sobDemanda(
  () => import('../../features/ausencias/components/lista-de-ausencias.tsx'),
);

/** The drawer's own `aba` has other names: which tab is open and how a team is shown do not meet. */
const ABAS = [
  { valor: 'times', rotulo: 'Times' },
  { valor: 'ausencias', rotulo: 'Ausências' },
] as const;

/** `/times`: the teams, at the side who and which clients are in one; and who is away (page book #56). */
export default function Times() {
  const [params] = useSearchParams();
  const aba = params.get('aba') === 'ausencias' ? 'ausencias' : 'times';
  return (
    <div className={classes.pagina}>
      <div className={classes.topo}>
        <TituloDaPagina titulo="Times" />
        {aba === 'times' && (
          <BotaoDeNovo endereco={endereco} pede={{ permissao: 'times:criar' }}>
            Novo time
          </BotaoDeNovo>
        )}
      </div>
      <AbasDaPagina abas={ABAS} atual={aba} />
      {aba === 'times' && <ListaDeTimes />}
      {aba === 'ausencias' && (
        <LimiteDeErro>
          <Suspense fallback={<EsqueletoDeLista />}>
            <ListaDeAusencias />
          </Suspense>
        </LimiteDeErro>
      )}
    </div>
  );
}
