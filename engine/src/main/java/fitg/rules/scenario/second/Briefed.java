package fitg.rules.scenario.second;

/** Whatever a ruleset of 2002 has understood of a sheet: a briefing, or something that has one. */
public interface Briefed {

    Briefing briefing();
}
