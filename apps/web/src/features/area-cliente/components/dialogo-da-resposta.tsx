import {
  type PendenciaDoCliente,
  pendenciasEndpoints,
  type RespostaDoCliente,
} from '@dominio/contrato/area-cliente-pendencias';
import { Textarea } from '@mantine/core';
import { FormularioDoRegistro } from '../../../components/formulario/formulario-do-registro.tsx';
import { sairSePuder } from '../../../components/formulario/saida.ts';
import { useFormulario } from '../../../components/formulario/use-formulario.ts';
import { Dialogo } from '../../../components/ui/dialogo.tsx';
import { avisarComDesfazer } from '../../../lib/desfazer.ts';
import { errosDoCorpo } from '../../../lib/validar.ts';
import { useResponderPendencia, useRetirarResposta } from '../pendencias.queries.ts';

type Tipo = RespostaDoCliente['resposta'];

const PALAVRAS: Readonly<Record<Tipo, { titulo: string; rotulo: string; dica: string }>> = {
  enviado: {
    titulo: 'Já enviei',
    rotulo: 'Como você enviou',
    dica: 'Por e-mail, por link ou em mãos, e quando. Não escreva senhas aqui.',
  },
  nao_tem: {
    titulo: 'Não tenho',
    rotulo: 'Motivo',
    dica: 'O escritório vê o motivo e combina com você o que fazer.',
  },
};
const errosDe = errosDoCorpo(pendenciasEndpoints.responder.body);

interface Props {
  pendencia: PendenciaDoCliente;
  tipo: Tipo;
  aoFechar: () => void;
}

/** Asks by what way something was sent, or why it cannot be. */
export function DialogoDaResposta({ pendencia, tipo, aoFechar }: Props) {
  const palavras = PALAVRAS[tipo];
  const responder = useResponderPendencia();
  const retirar = useRetirarResposta();
  const formulario = useFormulario({
    iniciais: { texto: '' },
    ordem: ['texto'],
    validar: ({ texto }) => errosDe({ resposta: tipo, texto }),
  });
  const { id, titulo } = pendencia;
  return (
    <Dialogo titulo={`${palavras.titulo}: ${titulo}`} aoFechar={() => sairSePuder(aoFechar)}>
      <FormularioDoRegistro
        formulario={formulario}
        rotulos={{ texto: palavras.rotulo }}
        tituloDoErro="Erro ao enviar a resposta"
        rotuloDoEnvio="Avisar o escritório"
        enviando={responder.isPending}
        gravar={({ texto }) => responder.mutateAsync({ id, body: { resposta: tipo, texto } })}
        avisar={() =>
          avisarComDesfazer({
            titulo: 'Resposta enviada ao escritório',
            mensagem: titulo,
            registros: [`/api/area-cliente/pendencias/${id}`],
            desfazer: () => retirar.mutateAsync(id),
            falha: 'Erro ao retirar a resposta',
          })
        }
        aoTerminar={aoFechar}
        aoCancelar={() => sairSePuder(aoFechar)}
      >
        <Textarea
          label={palavras.rotulo}
          description={palavras.dica}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          withAsterisk
          aria-required
          data-autofocus
          autosize
          minRows={3}
          {...formulario.form.getInputProps('texto')}
        />
      </FormularioDoRegistro>
    </Dialogo>
  );
}
