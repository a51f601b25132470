import { TEXTOS_DA_AGENDA } from '@dominio/contrato/agendamentos-opcoes';
import type { Agendamento } from '@dominio/contrato/agendamentos-saida';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import classes from '../../../components/formulario/formulario.module.css';
import { avisar } from '../../../lib/avisar.ts';
import { ErroDaApi } from '../../../lib/erro-da-api.ts';
import { useAtualizar } from '../agendamentos.mutacoes.ts';
import { detalhesOptions } from '../agendamentos.queries.ts';
import { comMotivo } from '../falha.ts';
import { corpoDaEdicao, mesclar, valoresDe } from '../formulario.ts';
import { useConfirmarPassado } from '../use-confirmar-passado.ts';
import { useConflito } from '../use-conflito.tsx';
import { useFormularioDeAgendamento } from '../use-formulario.ts';
import { FormularioDeAgendamento } from './formulario-de-agendamento.tsx';

interface Props {
  eu: number;
  agendamento: Agendamento;
  /** Goes back to the details, after a save and without one. */
  aoTerminar: () => void;
  /** Opens this form again when 'Desfazer' brings back what was given up. */
  aoReabrir: () => void;
}

/**
 * The form of an existing appointment. It sends only changed fields, with the version that was
 * read. When somebody else saved meanwhile, their values replace those that were not touched here.
 */
export function EdicaoDoAgendamento({ eu, agendamento, aoTerminar, aoReabrir }: Props) {
  const { id, criado_por } = agendamento;
  const [versao, setVersao] = useState(agendamento.versao);
  const [iniciais] = useState(() => valoresDe(agendamento, eu));
  const [alterado, setAlterado] = useState<string>();
  const formulario = useFormularioDeAgendamento({ dono: id, eu, iniciais });
  const { form, base, trocarBase, rascunho, mostrarErro, limparGeral, focarPrimeiro } = formulario;
  const queryClient = useQueryClient();
  const atualizar = useAtualizar();
  const conflito = useConflito();
  const passado = useConfirmarPassado();

  const botaoDeRecarregar = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (alterado) botaoDeRecarregar.current?.focus();
  }, [alterado]);

  const recarregar = async () => {
    try {
      const atual = await queryClient.fetchQuery(detalhesOptions(id));
      const nova = valoresDe(atual, eu);
      form.setValues(mesclar(form.getValues(), base, nova));
      trocarBase(nova);
      setVersao(atual.versao);
      setAlterado(undefined);
      focarPrimeiro(['titulo']);
      avisar.info({
        titulo: 'Versão atual carregada',
        mensagem: 'Os campos que você mudou continuam como você digitou.',
      });
    } catch (erro) {
      if (!(erro instanceof ErroDaApi)) throw erro;
      mostrarErro(comMotivo(erro));
    }
  };

  const enviar = async () => {
    limparGeral();
    const corpo = corpoDaEdicao(form.getValues(), base, { eu, criador: criado_por });
    if (Object.keys(corpo).length === 0) {
      rascunho.esquecer();
      return aoTerminar();
    }
    const inicio = corpo.data_hora_inicio;
    if (inicio && !(await passado.confirmarPassado(inicio))) return;
    try {
      const resposta = await conflito.tentar(({ horario, confirmar_conflito }) =>
        atualizar.mutateAsync({ id, body: { ...corpo, ...horario, confirmar_conflito, versao } }),
      );
      if (!resposta) return;
      rascunho.esquecer();
      avisar.sucesso({
        titulo: 'Agendamento atualizado',
        mensagem: resposta.avisos.map(({ mensagem }) => mensagem).join(' · '),
      });
      aoTerminar();
    } catch (erro) {
      if (!(erro instanceof ErroDaApi)) throw erro;
      if (erro.codigo === 'REGISTRO_ALTERADO') setAlterado(erro.detail);
      else mostrarErro(comMotivo(erro));
    }
  };

  return (
    <>
      <FormularioDeAgendamento
        formulario={formulario}
        eu={eu}
        id={id}
        tituloDoErro={TEXTOS_DA_AGENDA.atualizar}
        rotuloDoEnvio="Salvar"
        enviando={atualizar.isPending}
        aviso={
          alterado && (
            <div className={classes.aviso} role="alert">
              <p>{alterado} O que você digitou não se perde.</p>
              <Button
                ref={botaoDeRecarregar}
                variant="default"
                size="compact-sm"
                onClick={recarregar}
              >
                Recarregar
              </Button>
            </div>
          )
        }
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
