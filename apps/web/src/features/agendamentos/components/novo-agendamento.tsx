import { TEXTOS_DA_AGENDA } from '@dominio/contrato/agendamentos-opcoes';
import type { Agendamento } from '@dominio/contrato/agendamentos-saida';
import type { Pessoa } from '@dominio/contrato/pessoas';
import { useState } from 'react';
import { avisar } from '../../../lib/avisar.ts';
import { useChaveDeRepeticao } from '../../../lib/chave-de-repeticao.ts';
import { useClienteSelecionado } from '../../../lib/cliente-store.ts';
import { ErroDaApi } from '../../../lib/erro-da-api.ts';
import { formatarData, formatarIntervalo } from '../../../lib/formato.ts';
import { useCriar } from '../agendamentos.mutacoes.ts';
import { comMotivo } from '../falha.ts';
import { corpoNovo, valoresNovos } from '../formulario.ts';
import { useConfirmarPassado } from '../use-confirmar-passado.ts';
import { useConflito } from '../use-conflito.tsx';
import { useFormularioDeAgendamento } from '../use-formulario.ts';
import { FormularioDeAgendamento } from './formulario-de-agendamento.tsx';

interface Props {
  eu: number;
  /** Start given by the address: `AAAA-MM-DDTHH:MM`, or a day alone. */
  inicio: string | null;
  /** End on that day, `HH:MM`. */
  termino: string | null;
  /** Those who are invited from the start. */
  participantes: readonly Pessoa[];
  aoTerminar: () => void;
  /** Opens this form again when 'Desfazer' brings back what was given up. */
  aoReabrir: () => void;
  /** Opens the appointment that was created. */
  aoAbrir: (agendamento: Agendamento) => void;
}

/**
 * The form of a new appointment, filled with a suggested time, the person and the selected client.
 */
export function NovoAgendamento({ eu, inicio, termino, participantes, ...props }: Props) {
  const { aoTerminar, aoReabrir, aoAbrir } = props;
  const selecionado = useClienteSelecionado((estado) => estado.cliente);
  const [iniciais] = useState(() => ({
    ...valoresNovos(
      new Date(),
      inicio,
      selecionado && { id: selecionado.id, nome: selecionado.name },
      termino,
    ),
    participantes: [...participantes],
  }));
  const formulario = useFormularioDeAgendamento({ dono: 'novo', eu, iniciais });
  const { form, rascunho, mostrarErro, limparGeral } = formulario;
  const criar = useCriar();
  const chave = useChaveDeRepeticao();
  const conflito = useConflito();
  const passado = useConfirmarPassado();

  const enviar = async () => {
    limparGeral();
    const corpo = corpoNovo(form.getValues(), eu);
    if (!(await passado.confirmarPassado(corpo.data_hora_inicio))) return;
    try {
      const resposta = await conflito.tentar(({ horario, confirmar_conflito }) => {
        const body = { ...corpo, ...horario, confirmar_conflito };
        return criar.mutateAsync({ body, chave: chave.de(body) }).catch((erro: unknown) => {
          if (erro instanceof ErroDaApi && erro.status > 0 && erro.status < 500) chave.respondida();
          throw erro;
        });
      });
      if (!resposta) return;
      const { agendamento, avisos } = resposta;
      rascunho.esquecer();
      avisar.sucesso({
        titulo: 'Agendamento criado',
        mensagem: [
          `${agendamento.titulo}, ${formatarData(agendamento.data_hora_inicio, 'diaDaSemana')}, ` +
            formatarIntervalo(agendamento.data_hora_inicio, agendamento.data_hora_termino),
          ...avisos.map(({ mensagem }) => mensagem),
        ].join(' · '),
        acao: { rotulo: 'Abrir', aoEscolher: () => aoAbrir(agendamento) },
      });
      aoTerminar();
    } catch (erro) {
      if (!(erro instanceof ErroDaApi)) throw erro;
      mostrarErro(comMotivo(erro));
    }
  };

  return (
    <>
      <FormularioDeAgendamento
        formulario={formulario}
        eu={eu}
        tituloDoErro={TEXTOS_DA_AGENDA.criar}
        rotuloDoEnvio="Agendar"
        enviando={criar.isPending}
        aoEnviar={enviar}
        aoCancelar={() => {
          formulario.desistir(aoReabrir);
          aoTerminar();
        }}
      />
      {passado.dialogo}
      {conflito.dialogo}
    </>
  );
}
