import {
  MOTIVOS_DA_SITUACAO,
  NOME_DO_MOTIVO_DA_SITUACAO,
  pedeMotivo,
  type SituacaoDoCliente,
} from '@dominio/contrato/clientes-situacao';
import { Stack, Textarea } from '@mantine/core';
import '@mantine/core/styles/Stack.css';
import type { OpcaoDaLista } from '../../../components/campos/campo-com-lista.tsx';
import { CampoData } from '../../../components/campos/campo-data.tsx';
import { useHoje } from '../../../lib/use-hoje.ts';
import { CampoDeEscolha } from '../../../registros/campo-de-escolha.tsx';
import { ROTULOS_DA_FICHA } from '../ficha.formulario.ts';
import { reabre, type Valores } from '../situacao.formulario.ts';

const MOTIVOS = MOTIVOS_DA_SITUACAO.map((valor) => ({
  valor,
  rotulo: NOME_DO_MOTIVO_DA_SITUACAO[valor],
}));

interface Props {
  /** Left out where the situation is settled. */
  opcoes?: readonly OpcaoDaLista[];
  /** Null before one is chosen, for several clients. */
  valores: Valores | null;
  /** What a form gives each of its inputs. */
  entrada?: (campo: keyof Valores) => object;
  aoMudar: (valores: Valores) => void;
  /** How the client stands now; not known of several. */
  de?: SituacaoDoCliente;
}

/** How a client is to stand, and what is asked about it: since when, and why. */
export function CamposDaSituacao({ opcoes, valores, entrada = () => ({}), aoMudar, de }: Props) {
  const hoje = useHoje();
  const mudar = (mudanca: Partial<Valores>) => valores && aoMudar({ ...valores, ...mudanca });
  const motivado = valores !== null && pedeMotivo(valores.situacao);
  // What has not ended is not reopened: it goes back.
  const porQue = de && pedeMotivo(de) ? 'Por que reabrir' : 'Por que voltar';
  const reaberto = valores !== null && de !== undefined && reabre(de, valores.situacao);
  return (
    <Stack gap="xs">
      {opcoes && (
        <CampoDeEscolha
          {...entrada('situacao')}
          label={ROTULOS_DA_FICHA.situacao}
          opcoes={opcoes}
          vazio="Nenhuma situação encontrada."
          obrigatorio
          value={valores?.situacao ?? null}
          // What was so since another day, for another reason, is not so of another situation.
          onChange={(uma) =>
            uma &&
            uma !== valores?.situacao &&
            aoMudar({
              situacao: uma as SituacaoDoCliente,
              situacao_motivo: '',
              situacao_detalhe: '',
              situacao_desde: hoje,
            })
          }
        />
      )}
      {motivado && (
        <CampoDeEscolha
          {...entrada('situacao_motivo')}
          label="Motivo"
          opcoes={MOTIVOS}
          obrigatorio
          value={valores.situacao_motivo}
          onChange={(motivo) =>
            mudar({ situacao_motivo: MOTIVOS_DA_SITUACAO.find((um) => um === motivo) ?? '' })
          }
        />
      )}
      {(motivado || reaberto) && (
        <>
          <CampoData
            {...entrada('situacao_desde')}
            label="Desde"
            obrigatorio={motivado}
            hoje={hoje}
            value={valores.situacao_desde}
            onChange={(dia) => mudar({ situacao_desde: dia })}
          />
          <Textarea
            {...entrada('situacao_detalhe')}
            label={reaberto ? porQue : 'Detalhe'}
            autosize
            minRows={2}
            withAsterisk={reaberto || valores.situacao_motivo === 'outro'}
            aria-required={reaberto || valores.situacao_motivo === 'outro' || undefined}
            value={valores.situacao_detalhe}
            onChange={({ currentTarget }) => mudar({ situacao_detalhe: currentTarget.value })}
          />
        </>
      )}
    </Stack>
  );
}
