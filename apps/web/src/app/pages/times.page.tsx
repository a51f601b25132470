import type { Time } from '@dominio/contrato/times';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useEstadoNoEndereco } from '../../components/endereco/use-estado-no-endereco.ts';
import { EsqueletoDeLista } from '../../components/ui/esqueleto.tsx';
import { LimiteDeErro } from '../../components/ui/limite-de-erro.tsx';
import { useConfirmar } from '../../components/ui/use-confirmar.tsx';
import { ListaDeTimes } from '../../features/times/components/lista-de-times.tsx';
import { FECHADA, PARAMETROS_DOS_TIMES } from '../../features/times/times.estado.ts';
import { useAcoesDosTimes } from '../../features/times/times.queries.ts';
import { avisar } from '../../lib/avisar.ts';
import { BotaoPermitido } from '../../lib/botao-permitido.tsx';
import { mensagemDoErro } from '../../lib/erro-da-api.ts';
import { recarregarUmaVez } from '../../lib/recarregar.ts';
import { VisoesDaTabela } from '../../registros/visoes-da-tabela.tsx';
import { AbasDaPagina } from './comum/abas-da-pagina.tsx';
import classes from './comum/pagina-de-tabela.module.css';
import { TituloDaPagina } from './comum/titulo-da-pagina.tsx';

/** Code of its own: fetched once a team is opened. */
const GavetaDoTime = lazy(() =>
  import('../../features/times/components/gaveta-do-time.tsx').catch(recarregarUmaVez),
);

/** Code of its own: fetched once the tab is opened. */
const ListaDeAusencias = lazy(() =>
  import('../../features/ausencias/components/lista-de-ausencias.tsx').catch(recarregarUmaVez),
);

/** The drawer's own `aba` has other names: which tab is open and how a team is shown do not meet. */
const ABAS = [
  { valor: 'times', rotulo: 'Times' },
  { valor: 'ausencias', rotulo: 'Ausências' },
] as const;

/** Parameters that no saved view keeps. */
const PASSAGEIROS = ['time', 'novo', 'aba'];

/** `/times`: the teams, at the side who and which clients are in one; and who is away (page book #56). */
export default function Times() {
  const { estado, mudar, abrir, fechar } = useEstadoNoEndereco(PARAMETROS_DOS_TIMES, FECHADA);
  const { excluir } = useAcoesDosTimes();
  const { confirmar, dialogo } = useConfirmar();
  const [params] = useSearchParams();
  const aba = params.get('aba') === 'ausencias' ? 'ausencias' : 'times';

  const aoExcluir = async ({ id, nome }: Pick<Time, 'id' | 'nome'>) => {
    const sim = await confirmar({
      titulo: `Excluir o time ${nome}?`,
      texto: 'Só um time sem membros e sem clientes pode ser excluído. Não há como desfazer.',
      confirmar: 'Excluir time',
      perigo: true,
    });
    if (!sim) return;
    try {
      await excluir.mutateAsync(id);
      avisar.sucesso({ titulo: 'Time excluído', mensagem: nome });
      if (estado.time === id) fechar();
    } catch (erro) {
      avisar.erro({ titulo: 'Erro ao excluir o time', mensagem: mensagemDoErro(erro) });
    }
  };

  return (
    <div className={classes.pagina}>
      <div className={classes.topo}>
        <TituloDaPagina titulo="Times" />
        {aba === 'times' && (
          <BotaoPermitido
            pede={{ permissao: 'times:criar' }}
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => abrir({ novo: true })}
          >
            Novo time
          </BotaoPermitido>
        )}
      </div>
      <AbasDaPagina abas={ABAS} atual={aba} />
      {aba === 'ausencias' && (
        <LimiteDeErro>
          <Suspense fallback={<EsqueletoDeLista />}>
            <ListaDeAusencias />
          </Suspense>
        </LimiteDeErro>
      )}
      {aba === 'times' && (
        <ListaDeTimes
          estado={estado}
          mudar={mudar}
          abrir={abrir}
          aoExcluir={(time) => void aoExcluir(time)}
          visoes={<VisoesDaTabela tabela="times" passageiros={PASSAGEIROS} />}
        />
      )}
      <LimiteDeErro>
        <Suspense>
          <GavetaDoTime
            estado={estado}
            mudar={mudar}
            aoFechar={fechar}
            aoExcluir={(time) => void aoExcluir(time)}
          />
        </Suspense>
      </LimiteDeErro>
      {dialogo}
    </div>
  );
}
