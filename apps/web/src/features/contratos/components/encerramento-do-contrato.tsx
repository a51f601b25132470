import type { StatusDoContrato } from '@dominio/contrato/clientes';
import type { ContratoAberto } from '@dominio/contrato/contratos';
import { useQueryClient } from '@tanstack/react-query';
import { FormularioDoRegistro } from '../../../components/formulario/formulario-do-registro.tsx';
import { sairSePuder } from '../../../components/formulario/saida.ts';
import { useFormulario } from '../../../components/formulario/use-formulario.ts';
import { Dialogo } from '../../../components/ui/dialogo.tsx';
import { avisar } from '../../../lib/avisar.ts';
import { avisarComDesfazer } from '../../../lib/desfazer.ts';
import { formatarDia } from '../../../lib/formato.ts';
import { useHoje } from '../../../lib/use-hoje.ts';
import { caminhoDoRegistro, umOptions } from '../../../registros/recurso.ts';
import {
  corpoDoFim,
  errosDoFimDigitado,
  fimDeAntes,
  ORDEM_DO_FIM,
  ROTULOS_DO_FIM,
  temFimMarcado,
  valoresDoFim,
} from '../contratos.encerramento.ts';
import { estaEmVigor } from '../contratos.formulario.ts';
import { contratos, useMudarStatus } from '../contratos.queries.ts';
import { VERBOS } from '../contratos.verbos.ts';
import { DiasDoFim, MotivoDoFim } from './campos-do-fim.tsx';
import { ConsequenciasDoFim } from './consequencias-do-fim.tsx';
import classes from './contratos.module.css';

interface Props {
  contrato: ContratoAberto;
  /** The end: of one in force, or of one that never was. */
  para: Extract<StatusDoContrato, 'ENCERRADO' | 'CANCELADO'>;
  aoFechar: () => void;
}

/** Asks why a contract ends, and of one in force when: with the notice, unless another day is told. */
export function EncerramentoDoContrato({ contrato, para, aoFechar }: Props) {
  const { id, numero_contrato, status_contrato: de } = contrato;
  const hoje = useHoje();
  const cliente = useQueryClient();
  const mudarStatus = useMudarStatus();
  const emVigor = estaEmVigor(de);
  const formulario = useFormulario({
    iniciais: valoresDoFim(contrato, hoje),
    ordem: ORDEM_DO_FIM,
    validar: (valores) =>
      errosDoFimDigitado(valores, {
        hoje,
        inicio: contrato.data_inicio,
        emVigor,
        comDia: emVigor,
      }),
  });
  const { form } = formulario;
  const { queryKey } = umOptions(contratos, id);
  // A property that was open has just been saved, under a version that is not drawn yet.
  const versaoLida = () => (cliente.getQueryData(queryKey) ?? contrato).versao;
  const levar = (body: Parameters<typeof mudarStatus.mutateAsync>[0]['body']) =>
    mudarStatus.mutateAsync({ params: { id }, body });
  const dizer = (gravado: ContratoAberto) => {
    if (!temFimMarcado(gravado)) {
      avisar.sucesso({ titulo: 'Status alterado', mensagem: `Contrato ${numero_contrato}` });
      return;
    }
    const antes = temFimMarcado(contrato) ? fimDeAntes(contrato) : { status_contrato: de };
    avisarComDesfazer({
      titulo: 'Fim marcado',
      mensagem: `${numero_contrato}, em ${formatarDia(gravado.encerra_em ?? '')}`,
      registros: [caminhoDoRegistro(contratos, id)],
      desfazer: () => levar({ ...antes, versao: gravado.versao }),
      falha: 'Erro ao desfazer',
    });
  };
  const futuro = emVigor && form.values.encerra_em > hoje;
  return (
    <Dialogo
      titulo={`${para === 'ENCERRADO' ? 'Encerrar' : 'Cancelar'} o contrato ${numero_contrato}?`}
      aoFechar={() => sairSePuder(aoFechar)}
    >
      <FormularioDoRegistro
        formulario={formulario}
        rotulos={ROTULOS_DO_FIM}
        tituloDoErro="Erro ao encerrar o contrato"
        rotuloDoEnvio={futuro ? 'Marcar o fim' : VERBOS[para]}
        enviando={mudarStatus.isPending}
        gravar={(valores) =>
          levar({ status_contrato: para, ...corpoDoFim(valores), versao: versaoLida() })
        }
        avisar={dizer}
        aoTerminar={aoFechar}
        aoVoltar={() => sairSePuder(aoFechar)}
        aoRecarregar={() => {
          aoFechar();
          return cliente.invalidateQueries({ queryKey });
        }}
      >
        <div className={classes.pilha}>
          <div>
            <ConsequenciasDoFim contrato={contrato} />
          </div>
          <MotivoDoFim form={form} />
          {emVigor && <DiasDoFim form={form} hoje={hoje} dias={contrato.aviso_previo_dias} />}
        </div>
      </FormularioDoRegistro>
    </Dialogo>
  );
}
