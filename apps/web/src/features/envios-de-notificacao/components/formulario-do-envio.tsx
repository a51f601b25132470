import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormularioDoRegistro } from '../../../components/formulario/formulario-do-registro.tsx';
import { OfertaDeRascunho } from '../../../components/formulario/oferta-de-rascunho.tsx';
import { useFormulario } from '../../../components/formulario/use-formulario.ts';
import { useRascunho } from '../../../components/formulario/use-rascunho.ts';
import { DESISTIU } from '../../../components/formulario/use-salvamento.tsx';
import { Secao } from '../../../components/painel/secao.tsx';
import { useConfirmar } from '../../../components/ui/use-confirmar.tsx';
import { avisar } from '../../../lib/avisar.ts';
import { contar, formatarHora } from '../../../lib/formato.ts';
import { useSessao } from '../../../lib/sessao.ts';
import { lugarDosRascunhos } from '../../../registros/rascunho.ts';
import {
  destinatariosDe,
  errosDe,
  MUITAS_PESSOAS,
  NOMES,
  ORDEM,
  ROTULOS,
  VAZIO,
  Valores,
} from '../envio.formulario.ts';
import { contagemOptions, useEnviar } from '../envios.queries.ts';
import { CamposDoEnvio } from './campos-do-envio.tsx';
import { PreviaDoEnvio } from './previa-do-envio.tsx';

const rascunhos = lugarDosRascunhos('envio-de-notificacao', Valores);

type Enviado = Awaited<ReturnType<ReturnType<typeof useEnviar>['mutateAsync']>>;

/** What is said once it was sent: how many were told, and who was not. */
const ditoDe = ({ enviados, ignorados }: Enviado) =>
  [
    enviados > 0 && contar(enviados, 'pessoa avisada', 'pessoas avisadas'),
    ignorados.length > 0 &&
      `${contar(ignorados.length, 'ficou de fora', 'ficaram de fora')}: ${ignorados[0]?.motivo}`,
  ]
    .filter(Boolean)
    .join(' · ');

/** Form by which an administrator writes a notification; what is typed is kept as a draft. */
export function FormularioDoEnvio() {
  const eu = useSessao((sessao) => sessao.usuario?.id) ?? 0;
  const cliente = useQueryClient();
  const enviar = useEnviar();
  const { confirmar, dialogo } = useConfirmar();
  const [lugar] = useState(() => rascunhos('novo', eu, () => VAZIO));
  const rascunho = useRascunho<Valores>(lugar, VAZIO);
  const formulario = useFormulario<Valores>({
    iniciais: VAZIO,
    ordem: ORDEM,
    nomes: NOMES,
    validar: errosDe,
    aoMudar: rascunho.aoMudar,
  });
  const { values } = formulario.form;

  const gravar = async (valores: Valores) => {
    // Asked for anew: people come and go while it is written.
    const pessoas = await cliente.fetchQuery({
      ...contagemOptions(destinatariosDe(valores)),
      staleTime: 0,
    });
    if (pessoas >= MUITAS_PESSOAS) {
      const quantas = contar(pessoas, 'pessoa', 'pessoas');
      const sim = await confirmar(
        valores.quando === 'agora'
          ? {
              titulo: `Enviar a ${quantas}?`,
              texto: `“${valores.titulo.trim()}” chega já a todas. Depois de enviada, não há como voltar atrás.`,
              confirmar: 'Enviar notificação',
            }
          : {
              titulo: `Agendar para ${quantas}?`,
              texto: `“${valores.titulo.trim()}” sai na hora marcada. Até lá, o envio pode ser cancelado.`,
              confirmar: 'Agendar envio',
            },
      );
      if (!sim) return DESISTIU;
    }
    return enviar.mutateAsync(valores);
  };

  return (
    <Secao
      titulo="Enviar notificação"
      descricao="Você escreve, e as pessoas recebem pelos meios que escolher aqui."
    >
      <FormularioDoRegistro
        formulario={formulario}
        rotulos={ROTULOS}
        tituloDoErro="Erro ao enviar a notificação"
        rotuloDoEnvio={values.quando === 'agora' ? 'Enviar notificação' : 'Agendar envio'}
        enviando={enviar.isPending}
        temRascunho
        gravar={gravar}
        avisar={(enviado) => {
          rascunho.esquecer();
          avisar.sucesso({
            titulo: values.quando === 'agora' ? 'Notificação enviada' : 'Envio agendado',
            mensagem: ditoDe(enviado),
          });
        }}
        aoTerminar={() => formulario.assentar(VAZIO)}
      >
        <OfertaDeRascunho formulario={formulario} rascunho={rascunho} mostrarHora={formatarHora} />
        <CamposDoEnvio form={formulario.form} />
        <PreviaDoEnvio valores={values} />
      </FormularioDoRegistro>
      {dialogo}
    </Secao>
  );
}
