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
  readonly quantos: number;
  readonly responder: (valores: ValoresDoFim | undefined) => void;
}

function Dizeres({ quantos, responder }: Pedido) {
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
    <Dialogo titulo={`Encerrar ${contar(quantos, 'contrato', 'contratos')}?`} aoFechar={voltar}>
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
  const decidir = async ({ length: quantos }: readonly Contrato[]) => {
    const valores = await new Promise<ValoresDoFim | undefined>((responder) =>
      setPedido({ quantos, responder }),
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
