import type { Contrato } from '@dominio/contrato/contratos';
import { useState } from 'react';
import { CampoData } from '../../../components/campos/campo-data.tsx';
import { FormularioDoRegistro } from '../../../components/formulario/formulario-do-registro.tsx';
import { sairSePuder } from '../../../components/formulario/saida.ts';
import { useFormulario } from '../../../components/formulario/use-formulario.ts';
import { Dialogo } from '../../../components/ui/dialogo.tsx';
import { contar } from '../../../lib/formato.ts';
import { useHoje } from '../../../lib/use-hoje.ts';
import { BotaoDeLote } from '../../../registros/botao-de-lote.tsx';
import { useMudarLote } from '../../../registros/use-mudar-lote.ts';
import type { Lote } from '../../../registros/use-selecao.ts';
import {
  corpoDoFim,
  errosDoFimDigitado,
  ORDEM_DO_FIM,
  ROTULOS_DO_FIM,
  type ValoresDoFim,
  valoresDeVarios,
} from '../contratos.encerramento.ts';
import { estaEmVigor } from '../contratos.formulario.ts';
import { CHAMADA_DO_STATUS } from '../contratos.mudancas.ts';
import { contratos } from '../contratos.queries.ts';
import { MotivoDoFim } from './campos-do-fim.tsx';
import classes from './contratos.module.css';

interface Pedido {
  /** Those that end. */
  readonly contratos: readonly Contrato[];
  /** How many of the chosen ones are not in force, and stay as they are. */
  readonly ficam: number;
  readonly responder: (valores: ValoresDoFim | undefined) => void;
}

/** What the dialog asks, by its number where it is one alone. */
const pergunta = ([um, outro]: readonly Contrato[], quantos: number) =>
  um && !outro ? `Encerrar o contrato ${um.numero_contrato}?` : `Encerrar ${quantos} contratos?`;

function Dizeres({ contratos: acabam, ficam, responder }: Pedido) {
  const hoje = useHoje();
  const formulario = useFormulario({
    iniciais: valoresDeVarios(hoje),
    ordem: ORDEM_DO_FIM,
    validar: (valores) =>
      errosDoFimDigitado(valores, { hoje, inicio: null, emVigor: true, comDia: false }),
  });
  const { form } = formulario;
  const voltar = () => sairSePuder(() => responder(undefined));
  return (
    <Dialogo titulo={pergunta(acabam, acabam.length)} aoFechar={voltar}>
      <FormularioDoRegistro
        formulario={formulario}
        rotulos={ROTULOS_DO_FIM}
        tituloDoErro="Erro ao encerrar os contratos"
        rotuloDoEnvio="Encerrar"
        enviando={false}
        gravar={(valores) => Promise.resolve(valores)}
        avisar={() => {}}
        aoTerminar={responder}
        aoVoltar={voltar}
      >
        <div className={classes.pilha}>
          {ficam > 0 && (
            <p>
              {contar(ficam, 'dos escolhidos não está', 'dos escolhidos não estão')} em vigor:{' '}
              {ficam === 1 ? 'fica como está' : 'ficam como estão'}.
            </p>
          )}
          <p>
            Um contrato encerrado não pode mais ser alterado. Os agendamentos marcados com os
            clientes ficam na agenda: cancele lá os que não forem acontecer.
          </p>
          <MotivoDoFim form={form} />
          <CampoData
            {...form.getInputProps('aviso_em')}
            label={ROTULOS_DO_FIM.aviso_em}
            description="Cada contrato termina ao fim do seu aviso prévio; sem aviso prévio, neste dia. Em branco, todos terminam hoje."
            hoje={hoje}
            value={form.values.aviso_em}
          />
        </div>
      </FormularioDoRegistro>
    </Dialogo>
  );
}

/** Ends all chosen contracts in force for one reason, each when its own notice ends. */
export function EncerramentoEmLote({ lote }: { lote: Lote<Contrato> }) {
  const { mudar } = useMudarLote<Contrato>(contratos, CHAMADA_DO_STATUS);
  const [pedido, setPedido] = useState<Pedido>();
  const decidir = async (acabam: readonly Contrato[]) => {
    const ficam = lote.quantas - acabam.length;
    const valores = await new Promise<ValoresDoFim | undefined>((responder) =>
      setPedido({ contratos: acabam, ficam, responder }),
    ).finally(() => setPedido(undefined));
    return valores && { status_contrato: 'ENCERRADO' as const, ...corpoDoFim(valores) };
  };
  return (
    <>
      <BotaoDeLote
        recurso={contratos}
        lote={lote}
        rotulo="Encerrar"
        cabe={({ status_contrato, proximos_status }) =>
          estaEmVigor(status_contrato) && proximos_status.includes('ENCERRADO')
        }
        decidir={decidir}
        fazer={(linhas, muda) => mudar(linhas, () => muda)}
        feito={['com o fim registrado', 'com o fim registrado']}
      />
      {pedido && <Dizeres {...pedido} />}
    </>
  );
}
