import { FeriadoDoEscritorio } from '@dominio/contrato/feriados';
import { Checkbox, TextInput } from '@mantine/core';
import { CampoDoEstado } from '../../../registros/campo-do-estado.tsx';
import '@mantine/core/styles/Checkbox.css';
import { CampoData } from '../../../components/campos/campo-data.tsx';
import { CampoNome } from '../../../components/campos/campo-nome.tsx';
import { FormularioDoRegistro } from '../../../components/formulario/formulario-do-registro.tsx';
import { sairSePuder } from '../../../components/formulario/saida.ts';
import { useFormulario } from '../../../components/formulario/use-formulario.ts';
import { Dialogo } from '../../../components/ui/dialogo.tsx';
import { avisar } from '../../../lib/avisar.ts';
import { recarregarDaRecusa, useRegistroDaLista } from '../../../lib/registro-da-recusa.ts';
import { useHoje } from '../../../lib/use-hoje.ts';
import {
  corpoDoFeriado,
  errosDoFeriado,
  type Lugar,
  ORDEM_DO_FERIADO,
  ROTULOS_DO_FERIADO,
  valoresDoFeriado,
} from '../feriados.formulario.ts';
import { useAcoesDosFeriados } from '../feriados.queries.ts';
import classes from './configuracoes.module.css';

interface PropsDaRecarga {
  /** Called with the holiday as somebody else saved it meanwhile. */
  aoRecarregar: (atual: FeriadoDoEscritorio) => void;
}

interface Props {
  /** Null for a new holiday. */
  feriado: FeriadoDoEscritorio | null;
  lugar: Lugar;
  aoFechar: () => void;
}

function Formulario({ feriado, lugar, aoFechar, aoRecarregar }: Props & PropsDaRecarga) {
  const hoje = useHoje();
  const { salvar } = useAcoesDosFeriados();
  const formulario = useFormulario({
    iniciais: valoresDoFeriado(feriado, lugar),
    ordem: ORDEM_DO_FERIADO,
    validar: errosDoFeriado,
  });
  const { form } = formulario;

  return (
    <FormularioDoRegistro
      formulario={formulario}
      rotulos={ROTULOS_DO_FERIADO}
      tituloDoErro="Erro ao salvar o feriado"
      rotuloDoEnvio="Salvar feriado"
      enviando={salvar.isPending}
      gravar={(valores) =>
        salvar.mutateAsync({
          id: feriado?.id ?? null,
          body: corpoDoFeriado(valores, feriado?.versao),
        })
      }
      avisar={() =>
        avisar.sucesso({ titulo: 'Feriado salvo', mensagem: form.getValues().nome.trim() })
      }
      aoTerminar={aoFechar}
      aoCancelar={() => sairSePuder(aoFechar)}
      aoRecarregar={(recusa) => recarregarDaRecusa(recusa, FeriadoDoEscritorio, aoRecarregar)}
    >
      <div className={classes.campos}>
        <div className={classes.larga}>
          <CampoNome label={ROTULOS_DO_FERIADO.nome} {...form.getInputProps('nome')} />
        </div>
        <CampoData
          label={ROTULOS_DO_FERIADO.data}
          obrigatorio
          hoje={hoje}
          {...form.getInputProps('data')}
          value={form.values.data}
        />
        <Checkbox
          className={classes.caixa}
          label={ROTULOS_DO_FERIADO.anual}
          {...form.getInputProps('anual', { type: 'checkbox' })}
        />
        <CampoDoEstado
          {...form.getInputProps('uf')}
          label={ROTULOS_DO_FERIADO.uf}
          obrigatorio
          value={form.values.uf}
          onChange={(uf) => form.setFieldValue('uf', uf ?? '')}
        />
        <TextInput
          label={ROTULOS_DO_FERIADO.municipio}
          description="Em branco, vale no estado inteiro"
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoComplete="off"
          {...form.getInputProps('municipio')}
        />
        <div className={classes.larga}>
          <TextInput
            label={ROTULOS_DO_FERIADO.fonte}
            autoComplete="off"
            {...form.getInputProps('fonte')}
          />
        </div>
      </div>
    </FormularioDoRegistro>
  );
}

/** Dialog that creates or changes a holiday of the firm. */
export function DialogoDoFeriado({ feriado, ...props }: Props) {
  const { registro, leituras, aoLer } = useRegistroDaLista(feriado);
  return (
    <Dialogo
      titulo={feriado ? 'Editar feriado' : 'Novo feriado'}
      aoFechar={() => sairSePuder(props.aoFechar)}
    >
      <Formulario key={leituras} {...props} feriado={registro} aoRecarregar={aoLer} />
    </Dialogo>
  );
}
