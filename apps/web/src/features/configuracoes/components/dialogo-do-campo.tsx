import {
  CampoPersonalizado,
  NOME_DO_TIPO_DO_CAMPO,
  TIPOS_DO_CAMPO,
  type TipoDoCampo,
} from '@dominio/contrato/campos-personalizados';
import { TextInput } from '@mantine/core';
import { CampoDeLinhas } from '../../../components/campos/campo-de-linhas.tsx';
import { CampoNome } from '../../../components/campos/campo-nome.tsx';
import { FormularioDoRegistro } from '../../../components/formulario/formulario-do-registro.tsx';
import { sairSePuder } from '../../../components/formulario/saida.ts';
import { useFormulario } from '../../../components/formulario/use-formulario.ts';
import { Dialogo } from '../../../components/ui/dialogo.tsx';
import { avisar } from '../../../lib/avisar.ts';
import { recarregarDaRecusa, useRegistroDaLista } from '../../../lib/registro-da-recusa.ts';
import { CampoDeEscolha } from '../../../registros/campo-de-escolha.tsx';
import {
  corpoDoCampo,
  errosDoCampo,
  ORDEM_DO_CAMPO,
  ROTULOS_DO_CAMPO,
  valoresDoCampo,
} from '../campos.formulario.ts';
import { useAcoesDosCampos } from '../campos.queries.ts';
import classes from './configuracoes.module.css';

const TIPOS = TIPOS_DO_CAMPO.map((valor) => ({ valor, rotulo: NOME_DO_TIPO_DO_CAMPO[valor] }));

interface Props {
  /** Null for a new field. */
  campo: CampoPersonalizado | null;
  /** How many there are. */
  quantos: number;
  aoFechar: () => void;
}

interface PropsDaRecarga {
  /** Called with the field as somebody else saved it meanwhile. */
  aoRecarregar: (atual: CampoPersonalizado) => void;
}

function Formulario({ campo, quantos, aoFechar, aoRecarregar }: Props & PropsDaRecarga) {
  const { criar, mudar } = useAcoesDosCampos();
  const formulario = useFormulario({
    iniciais: valoresDoCampo(campo, quantos),
    ordem: ORDEM_DO_CAMPO,
    validar: errosDoCampo,
  });
  const { form } = formulario;
  return (
    <FormularioDoRegistro
      formulario={formulario}
      rotulos={ROTULOS_DO_CAMPO}
      tituloDoErro="Erro ao salvar o campo"
      rotuloDoEnvio="Salvar campo"
      enviando={criar.isPending || mudar.isPending}
      gravar={(valores) => {
        const corpo = corpoDoCampo(valores);
        return campo
          ? mudar.mutateAsync({ id: campo.id, body: { ...corpo, versao: campo.versao } })
          : criar.mutateAsync({ ...corpo, tipo: valores.tipo });
      }}
      avisar={({ nome }) => avisar.sucesso({ titulo: 'Campo salvo', mensagem: nome })}
      aoTerminar={aoFechar}
      aoCancelar={() => sairSePuder(aoFechar)}
      aoRecarregar={(recusa) => recarregarDaRecusa(recusa, CampoPersonalizado, aoRecarregar)}
    >
      <div className={classes.campos}>
        <div className={classes.larga}>
          <CampoNome label={ROTULOS_DO_CAMPO.nome} {...form.getInputProps('nome')} />
        </div>
        <CampoDeEscolha
          {...form.getInputProps('tipo')}
          label={ROTULOS_DO_CAMPO.tipo}
          description={campo ? 'O tipo de um campo não muda' : undefined}
          opcoes={TIPOS}
          obrigatorio
          disabled={campo !== null}
          value={form.values.tipo}
          onChange={(tipo) => tipo && form.setFieldValue('tipo', tipo as TipoDoCampo)}
        />
        <TextInput
          label={ROTULOS_DO_CAMPO.ordem}
          inputMode="numeric"
          autoComplete="off"
          {...form.getInputProps('ordem')}
        />
        {form.values.tipo === 'lista' && (
          <div className={classes.larga}>
            <CampoDeLinhas
              label={ROTULOS_DO_CAMPO.opcoes}
              minRows={3}
              {...form.getInputProps('opcoes')}
            />
          </div>
        )}
      </div>
    </FormularioDoRegistro>
  );
}

/** Dialog that creates or changes a field of the firm's own. */
export function DialogoDoCampo({ campo, ...props }: Props) {
  const { registro, leituras, aoLer } = useRegistroDaLista(campo);
  return (
    <Dialogo
      titulo={campo ? 'Editar campo' : 'Novo campo'}
      aoFechar={() => sairSePuder(props.aoFechar)}
    >
      <Formulario key={leituras} {...props} campo={registro} aoRecarregar={aoLer} />
    </Dialogo>
  );
}
