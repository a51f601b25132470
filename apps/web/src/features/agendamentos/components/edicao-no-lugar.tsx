import type { CampoDoAgendamento } from '@dominio/contrato/agendamentos-campos';
import { TEXTOS_DA_AGENDA } from '@dominio/contrato/agendamentos-opcoes';
import type { Agendamento } from '@dominio/contrato/agendamentos-saida';
import { Button } from '@mantine/core';
import { type FocusEvent, useEffect, useState } from 'react';
import { depoisDoToque } from '../../../components/campos/depois-do-toque.ts';
import classes from '../../../components/formulario/formulario.module.css';
import { useFormulario } from '../../../components/formulario/use-formulario.ts';
import {
  corpoDaEdicao,
  NOMES_DOS_CAMPOS,
  ORDEM_DOS_CAMPOS,
  type Valores,
  validar,
  valoresDe,
} from '../formulario.ts';
import { useGravarPropriedade } from '../use-gravar-propriedade.tsx';
import { CamposDoAgendamento } from './campos-do-agendamento.tsx';
import proprias from './propriedades.module.css';

interface Props {
  agendamento: Agendamento;
  eu: number;
  /** What is edited, with its verb: 'Mudar local'. */
  rotulo: string;
  /** The fields of the contract that make it up. */
  campos: readonly CampoDoAgendamento[];
  /**
   * Called once it is saved, or given up.
   *
   * @param comFoco whether the focus was in it until then.
   */
  aoSair: (comFoco: boolean) => void;
}

const CAMPOS = 'input, textarea, select';

/**
 * One property of an appointment where it stands. Enter, 'Salvar' and leaving it save it by itself;
 * Escape and 'Cancelar' give up. What is refused stays open with what was typed.
 */
export function EdicaoNoLugar({ agendamento, eu, rotulo, campos, aoSair }: Props) {
  const [iniciais] = useState(() => valoresDe(agendamento, eu));
  const formulario = useFormulario<Valores>({
    iniciais,
    ordem: ORDEM_DOS_CAMPOS,
    nomes: NOMES_DOS_CAMPOS,
    validar: (valores) => validar(valores, eu, iniciais),
  });
  const { form, quadro, geral } = formulario;
  const { gravar, enviando, dialogos } = useGravarPropriedade(agendamento);

  useEffect(() => quadro.current?.querySelector<HTMLElement>(CAMPOS)?.focus(), [quadro]);

  const comFoco = () => quadro.current?.contains(document.activeElement) ?? false;
  const salvar = async () => {
    if (formulario.ilegivel() || form.validate().hasErrors) return;
    const valores = form.getValues();
    const quem = { eu, criador: agendamento.criado_por };
    const corpo = corpoDaEdicao(valores, iniciais, quem);
    if (Object.keys(corpo).length === 0) return aoSair(comFoco());
    formulario.limparGeral();
    const resultado = await gravar(corpo, corpoDaEdicao(iniciais, valores, quem));
    if (resultado.feito) aoSair(comFoco());
    else if (resultado.erro) formulario.mostrarErro(resultado.erro);
  };
  const aoPerderFoco = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && quadro.current?.contains(relatedTarget)) return;
    depoisDoToque(() => {
      if (quadro.current && !comFoco()) void salvar();
    });
  };

  return (
    <>
      <form
        ref={quadro}
        noValidate
        className={proprias.edicao}
        aria-label={rotulo}
        onSubmit={(evento) => {
          evento.preventDefault();
          void salvar();
        }}
        // Escape in a field gives the property up, and leaves the panel around it open.
        onFocus={({ target }) => target.setAttribute('data-mantine-stop-propagation', 'true')}
        onKeyDown={(evento) => {
          const aberta = (evento.target as Element).getAttribute('aria-expanded') === 'true';
          if (evento.key === 'Escape' && !evento.defaultPrevented && !aberta) aoSair(true);
        }}
        onBlur={aoPerderFoco}
      >
        {geral.length > 0 && (
          <div className={classes.erro} role="alert">
            <strong>{TEXTOS_DA_AGENDA.atualizar}</strong>
            {geral.map((frase) => (
              <p key={frase}>{frase}</p>
            ))}
          </div>
        )}
        <CamposDoAgendamento form={form} eu={eu} id={agendamento.id} campos={campos} />
        <div className={proprias.botoes}>
          <Button type="submit" size="compact-sm" loading={enviando}>
            Salvar
          </Button>
          <Button variant="default" size="compact-sm" onClick={() => aoSair(true)}>
            Cancelar
          </Button>
        </div>
      </form>
      {dialogos}
    </>
  );
}
