import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { EsqueletoDeLista } from '../../components/ui/esqueleto.tsx';
import { LimiteDeErro } from '../../components/ui/limite-de-erro.tsx';
import { ListaDeTimes } from '../../features/times/components/lista-de-times.tsx';
import { times } from '../../features/times/times.queries.ts';
import { endereco } from '../../features/times/times.registro.ts';
import { sobDemanda } from '../../lib/sob-demanda.tsx';
import { BotaoDeNovo } from '../../registros/botao-de-novo.tsx';
import { AbasDaPagina } from './comum/abas-da-pagina.tsx';
import { PaginaDeTabela } from './comum/pagina-de-tabela.tsx';

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
    <PaginaDeTabela
      titulo="Times"
      abas={<AbasDaPagina abas={ABAS} atual={aba} naLinha />}
      acoes={aba === 'times' && <BotaoDeNovo recurso={times} endereco={endereco} />}
      corrida={aba === 'ausencias'}
    >
      {aba === 'times' && <ListaDeTimes />}
      {aba === 'ausencias' && (
        <LimiteDeErro>
          <Suspense fallback={<EsqueletoDeLista />}>
            <ListaDeAusencias />
          </Suspense>
        </LimiteDeErro>
      )}
    </PaginaDeTabela>
  );
}
