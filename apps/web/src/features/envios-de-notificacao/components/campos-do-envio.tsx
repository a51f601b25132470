import {
  MAXIMO_DO_TITULO,
  NOME_DO_TIPO_DE_ENVIO,
  TIPOS_DE_ENVIO,
} from '@dominio/contrato/notificacoes-envio';
import { Select, Switch, TextInput } from '@mantine/core';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Switch.css';
import type { UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { CampoData } from '../../../components/campos/campo-data.tsx';
import { CampoHora } from '../../../components/campos/campo-hora.tsx';
import { Segmentos } from '../../../components/ui/segmentos.tsx';
import { useHoje } from '../../../lib/use-hoje.ts';
import { CampoDeVarios } from '../../../registros/campo-de-varios.tsx';
import { CampoDeVariosProcurados } from '../../../registros/campo-de-varios-procurados.tsx';
import { depoisProposto, ROTULOS, type Valores } from '../envio.formulario.ts';
import { gruposOptions, pessoasOptions, timesOptions } from '../envios.queries.ts';
import { CampoDaMensagem } from './campo-da-mensagem.tsx';
import classes from './envios.module.css';
import { QuantasPessoas } from './quantas-pessoas.tsx';

const MEIOS = TIPOS_DE_ENVIO.map((value) => ({ value, label: NOME_DO_TIPO_DE_ENVIO[value] }));
const QUANDO = [
  { value: 'agora', label: 'Agora' },
  { value: 'depois', label: 'Mais tarde' },
] as const;
/** From six to ten at night, each half an hour. */
const HORAS = Array.from(
  { length: 33 },
  (_, i) => `${String(6 + Math.floor(i / 2)).padStart(2, '0')}:${i % 2 ? '30' : '00'}`,
);

interface Props {
  form: UseFormReturnType<Valores>;
}

function Destinatarios({ form }: Props) {
  const { data: grupos = [] } = useQuery(gruposOptions());
  const { data: times = [] } = useQuery(timesOptions());
  const { values: v } = form;
  return (
    <fieldset className={classes.grupo}>
      <legend>Para quem</legend>
      <Switch label={ROTULOS.todos} {...form.getInputProps('todos', { type: 'checkbox' })} />
      {!v.todos && (
        <>
          <CampoDeVariosProcurados
            {...form.getInputProps('pessoas')}
            label={ROTULOS.pessoas}
            procurar={pessoasOptions}
            vazio="Ninguém encontrado."
            value={v.pessoas}
            onChange={(pessoas) => form.setFieldValue('pessoas', pessoas)}
          />
          <div className={classes.lado}>
            <CampoDeVarios
              {...form.getInputProps('grupos')}
              label={ROTULOS.grupos}
              placeholder="Busque pelo nome"
              vazio="Nenhum grupo encontrado."
              opcoes={grupos}
              value={v.grupos}
              onChange={(escolhidos) => form.setFieldValue('grupos', escolhidos)}
            />
            <CampoDeVarios
              {...form.getInputProps('times')}
              label={ROTULOS.times}
              placeholder="Busque pelo nome"
              vazio="Nenhum time encontrado."
              opcoes={times}
              value={v.times}
              onChange={(escolhidos) => form.setFieldValue('times', escolhidos)}
            />
          </div>
        </>
      )}
      <QuantasPessoas valores={v} />
    </fieldset>
  );
}

function QuandoEnviar({ form }: Props) {
  const hoje = useHoje();
  const { values: v } = form;
  return (
    <fieldset className={classes.grupo}>
      <legend>{ROTULOS.quando}</legend>
      <div className={classes.quando}>
        <Segmentos
          rotulo={ROTULOS.quando}
          opcoes={QUANDO}
          valor={v.quando}
          aoMudar={(quando) => {
            // One by one: all at once would take the errors of the other fields away.
            form.setFieldValue('quando', quando);
            if (quando !== 'depois' || v.data) return;
            const { data, hora } = depoisProposto();
            form.setFieldValue('data', data);
            form.setFieldValue('hora', hora);
          }}
        />
      </div>
      {v.quando === 'depois' && (
        <div className={classes.hora}>
          <CampoData
            label={ROTULOS.data}
            obrigatorio
            hoje={hoje}
            {...form.getInputProps('data')}
            value={v.data}
          />
          <CampoHora
            label={ROTULOS.hora}
            obrigatorio
            opcoes={HORAS}
            {...form.getInputProps('hora')}
            value={v.hora}
          />
        </div>
      )}
    </fieldset>
  );
}

/** The fields of a notification that is sent by hand. */
export function CamposDoEnvio({ form }: Props) {
  return (
    <>
      <Destinatarios form={form} />
      <fieldset className={classes.grupo}>
        <legend>O que dizer</legend>
        <TextInput
          label={ROTULOS.titulo}
          description={`Até ${MAXIMO_DO_TITULO} caracteres.`}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          withAsterisk
          aria-required
          autoComplete="off"
          {...form.getInputProps('titulo')}
        />
        <CampoDaMensagem
          {...form.getInputProps('mensagem')}
          value={form.values.mensagem}
          aoMudar={(mensagem) => form.setFieldValue('mensagem', mensagem)}
        />
        <div className={classes.lado}>
          <TextInput
            label={ROTULOS.url}
            description="O endereço no Domínio, como /agenda. Sem ele, nada abre."
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            placeholder="/agenda"
            autoComplete="off"
            {...form.getInputProps('url')}
          />
          <Select
            label={ROTULOS.tipo}
            description="Quem os desligou para avisos do escritório não recebe por eles."
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            data={MEIOS}
            allowDeselect={false}
            {...form.getInputProps('tipo')}
          />
        </div>
      </fieldset>
      <QuandoEnviar form={form} />
    </>
  );
}
