import {
  Ausencia,
  ausenciasEndpoints,
  NOME_DA_AUSENCIA,
  type NovaAusencia,
  TIPOS_DE_AUSENCIA,
} from '@dominio/contrato/ausencias';
import { Select, Textarea } from '@mantine/core';
import '@mantine/core/styles/Combobox.css';
import { useState } from 'react';
import { CampoData } from '../../../components/campos/campo-data.tsx';
import { type Achado, CampoProcurado } from '../../../components/campos/campo-procurado.tsx';
import { FormularioDoRegistro } from '../../../components/formulario/formulario-do-registro.tsx';
import { sairSePuder } from '../../../components/formulario/saida.ts';
import { useFormulario } from '../../../components/formulario/use-formulario.ts';
import { Dialogo } from '../../../components/ui/dialogo.tsx';
import { avisar } from '../../../lib/avisar.ts';
import { recarregarDaRecusa, useRegistroDaLista } from '../../../lib/registro-da-recusa.ts';
import { useHoje } from '../../../lib/use-hoje.ts';
import { errosDoCorpo } from '../../../lib/validar.ts';
import { HistoricoDoRegistro } from '../../../registros/historico/historico-do-registro.tsx';
import { colegasOptions, useAcoesDasAusencias } from '../ausencias.queries.ts';
import classes from './ausencias.module.css';

/** Labels of the contract's fields, in the form's order. */
const ROTULOS = {
  usuario_id: 'Quem se ausenta',
  tipo: 'Tipo',
  inicio: 'Primeiro dia',
  fim: 'Último dia',
  substituto_id: 'Quem substitui',
  observacao: 'Observação',
} as const satisfies Readonly<Record<keyof NovaAusencia, string>>;
const ORDEM = Object.keys(ROTULOS) as (keyof typeof ROTULOS)[];
const TIPOS = TIPOS_DE_AUSENCIA.map((tipo) => ({ value: tipo, label: NOME_DA_AUSENCIA[tipo] }));
const BUSCA = {
  procurar: colegasOptions,
  vazio: 'Ninguém encontrado. Digite ao menos 2 letras do nome.',
} as const;

interface PropsDaRecarga {
  /** Called with the absence as somebody else saved it meanwhile. */
  aoRecarregar: (atual: Ausencia) => void;
}

interface Props {
  /** Null for a new absence. */
  ausencia: Ausencia | null;
  aoFechar: () => void;
}

function Formulario({ ausencia, aoFechar, aoRecarregar }: Props & PropsDaRecarga) {
  const hoje = useHoje();
  const { salvar } = useAcoesDasAusencias();
  const [pessoa, setPessoa] = useState<Achado | null>(ausencia?.usuario ?? null);
  const [substituto, setSubstituto] = useState<Achado | null>(ausencia?.substituto ?? null);
  const formulario = useFormulario({
    iniciais: {
      usuario_id: ausencia?.usuario.id ?? null,
      tipo: ausencia?.tipo ?? ('ferias' as Ausencia['tipo']),
      inicio: ausencia?.inicio ?? '',
      fim: ausencia?.fim ?? '',
      substituto_id: ausencia?.substituto?.id ?? null,
      observacao: ausencia?.observacao ?? '',
    },
    ordem: ORDEM,
    validar: (valores) => {
      const erros: Record<string, string> = {
        ...errosDoCorpo(ausenciasEndpoints.criar.body)(valores),
      };
      if (valores.usuario_id === null) erros.usuario_id = 'Escolha quem se ausenta.';
      if (valores.inicio === '') erros.inicio = 'Informe o primeiro dia.';
      if (valores.fim === '') erros.fim = 'Informe o último dia.';
      return erros;
    },
  });
  const { form } = formulario;
  const { values: v } = form;
  return (
    <FormularioDoRegistro
      formulario={formulario}
      rotulos={ROTULOS}
      tituloDoErro="Erro ao salvar a ausência"
      rotuloDoEnvio={ausencia ? 'Salvar ausência' : 'Marcar ausência'}
      enviando={salvar.isPending}
      gravar={({ usuario_id, ...resto }) => {
        const versao = ausencia === null ? {} : { versao: ausencia.versao };
        const body = { ...resto, usuario_id: usuario_id ?? 0, ...versao };
        return salvar.mutateAsync({ id: ausencia?.id ?? null, body });
      }}
      avisar={({ ausencia: { usuario } }) =>
        avisar.sucesso({
          titulo: ausencia ? 'Ausência salva' : 'Ausência marcada',
          mensagem: usuario.nome,
        })
      }
      aoTerminar={aoFechar}
      aoCancelar={() => sairSePuder(aoFechar)}
      historico={ausencia && <HistoricoDoRegistro tipo="ausencia" id={ausencia.id} />}
      aoRecarregar={(recusa) => recarregarDaRecusa(recusa, Ausencia, aoRecarregar)}
    >
      <div className={classes.campos}>
        <CampoProcurado
          label={ROTULOS.usuario_id}
          obrigatorio
          value={pessoa}
          fora={[substituto?.id]}
          onChange={(quem) => {
            setPessoa(quem);
            form.setFieldValue('usuario_id', quem?.id ?? null);
          }}
          error={form.errors.usuario_id as string | undefined}
          data-path="usuario_id"
          {...BUSCA}
        />
        <Select
          label={ROTULOS.tipo}
          data={TIPOS}
          allowDeselect={false}
          withAsterisk
          aria-required
          {...form.getInputProps('tipo')}
        />
        <CampoData
          label={ROTULOS.inicio}
          hoje={hoje}
          obrigatorio
          {...form.getInputProps('inicio')}
          value={v.inicio}
        />
        <CampoData
          label={ROTULOS.fim}
          hoje={hoje}
          obrigatorio
          {...form.getInputProps('fim')}
          value={v.fim}
        />
        <div className={classes.larga}>
          <CampoProcurado
            label={ROTULOS.substituto_id}
            description="Vê os clientes vinculados à pessoa, só neste período."
            value={substituto}
            fora={[pessoa?.id]}
            onChange={(quem) => {
              setSubstituto(quem);
              form.setFieldValue('substituto_id', quem?.id ?? null);
            }}
            error={form.errors.substituto_id as string | undefined}
            data-path="substituto_id"
            {...BUSCA}
          />
        </div>
        <div className={classes.larga}>
          <Textarea
            label={ROTULOS.observacao}
            description="Só a pessoa e quem cuida das ausências leem."
            autosize
            minRows={2}
            {...form.getInputProps('observacao')}
          />
        </div>
      </div>
    </FormularioDoRegistro>
  );
}

/** Dialog that creates or changes an absence. */
export default function FormularioDaAusencia({ ausencia, aoFechar }: Props) {
  const { registro, leituras, aoLer } = useRegistroDaLista(ausencia);
  return (
    <Dialogo
      titulo={ausencia ? 'Mudar ausência' : 'Marcar ausência'}
      tamanho="lg"
      aoFechar={() => sairSePuder(aoFechar)}
    >
      <Formulario key={leituras} ausencia={registro} aoFechar={aoFechar} aoRecarregar={aoLer} />
    </Dialogo>
  );
}
