import { CloseButton, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { CampoDinheiro } from '../../../components/campos/campo-dinheiro.tsx';
import { semServicos, useServicosEmUso } from '../../../consultas/servicos.ts';
import { CampoDeEscolha } from '../../../registros/campo-de-escolha.tsx';
import { ROTULOS, type ServicoDigitado } from '../contratos.formulario.ts';
import type { FormDoContrato } from './campos-do-contrato.tsx';
import classes from './servicos-do-contrato.module.css';

interface Linha {
  servico: ServicoDigitado;
  veValor: boolean;
  aoMudar: (mudancas: Partial<ServicoDigitado>) => void;
  aoRemover: () => void;
}

const ServicoDoContrato = ({ servico, veValor, aoMudar, aoRemover }: Linha) => (
  <fieldset className={classes.servico}>
    <legend>{servico.nome}</legend>
    <TextInput
      label="Volume"
      inputMode="numeric"
      autoComplete="off"
      placeholder="Sem limite"
      value={servico.volume}
      onChange={({ currentTarget }) => aoMudar({ volume: currentTarget.value })}
    />
    <TextInput
      label="Unidade"
      autoComplete="off"
      value={servico.unidade}
      onChange={({ currentTarget }) => aoMudar({ unidade: currentTarget.value })}
    />
    <TextInput
      label="Prazo em horas"
      inputMode="numeric"
      autoComplete="off"
      value={servico.sla}
      onChange={({ currentTarget }) => aoMudar({ sla: currentTarget.value })}
    />
    {veValor && (
      <CampoDinheiro label="Valor" value={servico.valor} onChange={(valor) => aoMudar({ valor })} />
    )}
    <CloseButton
      className={classes.remover}
      size={28}
      aria-label={`Remover ${servico.nome}`}
      onClick={aoRemover}
    />
  </fieldset>
);

/** Chooses the services of a contract; each gets its volume, its time and its amount. */
export function ServicosDoContrato({ form, veValor }: { form: FormDoContrato; veValor: boolean }) {
  const { servicos } = form.values;
  const leitura = useServicosEmUso();
  const lugar = useRef<HTMLDivElement>(null);
  const escolhidos = new Set(servicos.map(({ servico_id }) => servico_id));
  const livres = (leitura.data ?? []).filter(({ id }) => !escolhidos.has(id));
  const mudar = (quais: ServicoDigitado[]) => form.setFieldValue('servicos', quais);
  const acrescentar = (id: string | null) => {
    const servico = livres.find((um) => String(um.id) === id);
    if (!servico) return;
    const { nome, unidade } = servico;
    const vazio = { volume: '', sla: '', valor: null };
    mudar([...servicos, { servico_id: servico.id, nome, unidade: unidade ?? '', ...vazio }]);
  };
  return (
    <div ref={lugar} className={classes.campo}>
      <CampoDeEscolha
        {...form.getInputProps('servicos')}
        label={ROTULOS.servicos}
        placeholder="Acrescentar um serviço"
        opcoes={livres.map(({ id, nome }) => ({ valor: String(id), rotulo: nome }))}
        vazio={semServicos(leitura)}
        value={null}
        onChange={acrescentar}
      />
      {servicos.map((servico) => (
        <ServicoDoContrato
          key={servico.servico_id}
          servico={servico}
          veValor={veValor}
          aoMudar={(mudancas) =>
            mudar(servicos.map((um) => (um === servico ? { ...um, ...mudancas } : um)))
          }
          aoRemover={() => {
            mudar(servicos.filter((um) => um !== servico));
            // The button that had the focus is gone.
            lugar.current?.querySelector('input')?.focus();
          }}
        />
      ))}
    </div>
  );
}
